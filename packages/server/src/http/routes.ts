/** What can be asked and said over HTTP. GET never changes anything. */
import type { MatchRecord } from '@fermata/core';
import type { News } from '@fermata/session';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { answerQuestion, doCommand } from '../commands.ts';
import type { Games } from '../games.ts';
import type { Matches } from '../matches.ts';
import * as said from '../messages.ts';
import type { Counters } from '../metrics.ts';
import type { Table } from '../table.ts';
import { refusals } from './refusals.ts';
import * as replies from './replies.ts';
import { holding, looking, NotYours, sitting } from './seats.ts';

export interface RoutePorts {
  readonly games: Games;
  readonly matches: Matches;
  readonly counters: Counters;
}

const params = z.object({ id: said.id });
const security = [{ seat: [] }];

export function routes(app: FastifyInstance, { games, matches, counters }: RoutePorts): void {
  const api = app.withTypeProvider<ZodTypeProvider>();
  const doc = (summary: string) => ({ summary, tags: ['matches'] });
  const looked = refusals(400, 404, 409);
  const told = refusals(400, 409, 413, 415);

  const gamesDoc = { summary: 'the games there are', tags: ['games'], response: { 200: replies.games, ...refusals() } };
  api.get('/api/games', { schema: gamesDoc }, () =>
    games.all.map(({ game: { name, version, seats }, title, summary }) => ({ name, version, title, summary, seats })),
  );

  api.post(
    '/api/matches',
    {
      schema: {
        ...doc('begin a match'),
        body: said.wanted,
        response: { 201: replies.begun, ...told, ...refusals(503) },
      },
    },
    async (request, reply) => {
      const { game, sitters, options, undo, clock } = request.body;
      const manner = { undo, ...(clock && { clock: defined(clock) }) };
      const wanted = { game, sitters, manner, ...(options !== undefined && { options }) };
      return reply.code(201).send(await matches.begin(wanted));
    },
  );

  api.post(
    '/api/matches/:id/join',
    {
      schema: {
        ...doc('sit down, by invitation'),
        params,
        body: said.joining,
        response: { 200: replies.joined, ...told },
      },
    },
    async ({ params: { id }, body: { code, command } }) => ({ match: id, ...(await matches.join(id, code, command)) }),
  );

  api.post(
    '/api/matches/:id/leave',
    {
      schema: {
        ...doc('leave, and be played for; the reply has the token to come back with'),
        ...{ params, security, body: said.resigning, response: { 200: replies.left, ...told } },
      },
    },
    async (request) => {
      const { table, token } = await holding(matches, request.params.id, request);
      const left = await matches.leave(table, token, request.body.command);
      if (left === undefined) throw new NotYours();
      return left;
    },
  );

  api.post(
    '/api/matches/:id/rematch',
    {
      schema: {
        ...doc('the same once more, with chance of its own'),
        ...{ params, security, response: { 201: replies.begun, ...told, ...refusals(503) } },
      },
    },
    async (request, reply) => {
      const { table } = await sitting(matches, request.params.id, request);
      const { game, sitters, options } = table.host.setup;
      const { manner } = table;
      const begun = await matches.begin({ game, sitters, manner, ...(options !== undefined && { options }) });
      return reply.code(201).send(begun);
    },
  );

  const matchDoc = doc('what a seat sees, or a spectator');
  api.get(
    '/api/matches/:id',
    { schema: { ...matchDoc, params, response: { 200: replies.match, ...looked } } },
    async (request) => {
      const { table, seat } = await looking(matches, request.params.id, request);
      const { frames: _, ...news } = await newsOf(table, seat, Number.MAX_SAFE_INTEGER);
      const view = table.host.kept.match.view(seat);
      return { about: await table.host.session(seat).about(), ...table.commitment, ...table.manner, ...news, view };
    },
  );

  const newsDoc = doc('what has happened since frame n');
  api.get(
    '/api/matches/:id/news',
    {
      schema: {
        ...newsDoc,
        params,
        querystring: said.since,
        response: { 200: replies.news, ...looked },
      },
    },
    async (request) => {
      const { table, seat } = await looking(matches, request.params.id, request);
      return newsOf(table, seat, request.query.since);
    },
  );

  const commands = {
    answer: [said.answering, (body: z.infer<typeof said.answering>) => [body.basis, body.choice]],
    undo: [said.undoing, (body: z.infer<typeof said.undoing>) => [body.basis]],
    consent: [said.consenting, (body: z.infer<typeof said.consenting>) => [body.basis, body.agrees]],
    resign: [said.resigning, () => []],
    comeBack: [said.resigning, () => []],
  } as const;
  for (const [name, [body, given]] of Object.entries(commands))
    api.post(
      `/api/matches/:id/${name === 'comeBack' ? 'back' : name}`,
      { schema: { ...doc(SUMMARIES[name] ?? name), params, security, body, response: { 200: replies.done, ...told } } },
      async (request) => {
        const { table, seat } = await sitting(matches, request.params.id, request);
        const values = (given as (body: unknown) => unknown[])(request.body); // of the same row
        return doCommand(table, seat, request.body.command, name as keyof typeof commands, values, counters);
      },
    );

  api.post(
    '/api/matches/:id/chat',
    {
      schema: {
        ...doc('say something to all at the match'),
        ...{ params, security, body: said.saying, response: { 200: replies.heard, ...told } },
      },
    },
    async (request) => {
      const { table, seat } = await sitting(matches, request.params.id, request);
      await table.say(seat, request.body.text);
      return { reply: { type: 'ok' } } as const;
    },
  );

  api.get(
    '/api/matches/:id/chat',
    {
      schema: {
        ...doc('what was said'),
        ...{ params, security, querystring: said.since, response: { 200: replies.chat, ...refusals(400, 409) } },
      },
    },
    async (request) => {
      const { table } = await sitting(matches, request.params.id, request, 'look');
      const lines = await table.chat(request.query.since);
      return lines.map(({ match: _, ...line }) => line);
    },
  );

  const recordDoc = doc('the record, once it is over');
  api.get(
    '/api/matches/:id/record',
    { schema: { ...recordDoc, params, response: { 200: replies.record, ...looked } } },
    async (request) => {
      const { table, seat } = await looking(matches, request.params.id, request);
      return answerQuestion(table.host.session(seat), 'record', []) as Promise<MatchRecord>; // that is what it answers
    },
  );
}

const SUMMARIES: { readonly [name: string]: string } = {
  answer: 'answer a question',
  undo: 'take back the last choice, or ask the others whether one may',
  consent: 'agree that somebody takes back, or do not',
  resign: 'give up',
  comeBack: 'play on after leaving',
};

/** All that a seat was told from a frame on, at once. */
async function newsOf(table: Table, seat: number, since: number): Promise<News> {
  const session = table.host.session(seat);
  let told: News | undefined;
  await session.follow((news) => {
    told = news;
  }, since);
  await session.unfollow();
  return told as News; // it was told at once
}

function defined<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return JSON.parse(JSON.stringify(given));
}
