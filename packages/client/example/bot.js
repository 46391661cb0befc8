/** A bot over the socket, for any game: `node bot.js LINK`, where the link leads to a seat. It takes any legal answer. */
import { WebSocket } from 'ws';

const [server, route] = (process.argv[2] ?? '').split('#/online/');
const [word, match, secret] = (route ?? '').split(/[/.]/);
const say = (message) => socket.send(JSON.stringify(message));
const any = (count) => Math.floor(Math.random() * count);

async function join() {
  const headers = { 'content-type': 'application/json' };
  const how = { method: 'POST', headers, body: JSON.stringify({ code: secret }) };
  const { token, error } = await (await fetch(`${server}api/matches/${match}/join`, how)).json();
  return token ?? Promise.reject(new Error(error));
}

async function choose({ basis, options, several }) {
  if (several === undefined) return any(options.length);
  for (const picked = []; ; ) {
    // Which may be picked beside those is for the rules to say.
    say({ type: 'question', id: 1, ask: 'pickable', given: [basis, picked] });
    const { next, done } = await new Promise((resolve) => socket.once('told', resolve));
    const at = any(next.length + Number(done));
    if (at === next.length) return picked.sort((a, b) => a - b);
    picked.push(next[at]);
  }
}

let last = '';
const token = word === 'join' ? await join() : secret;
const socket = new WebSocket(`${server.replace(/^http/, 'ws')}api/socket`);
socket.on('open', () => say({ type: 'hello', match, token }));
socket.on('message', async (data) => {
  const { type, id, value, news } = JSON.parse(data);
  if (type === 'welcome') say({ type: 'follow', id: 0, from: 0 });
  if (type === 'beat') say({ type: 'beat' });
  if (type === 'answer' && id === 1) socket.emit('told', value);
  if (news?.end) socket.close(1000, console.log(JSON.stringify(news.end.outcome)));
  const [question] = news?.asked ?? [];
  if (question === undefined || question.basis === last) return;
  last = question.basis;
  say({ type: 'command', command: crypto.randomUUID(), do: 'answer', given: [last, await choose(question)] });
});
