import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** One set for every store, in order; what was published is never changed. */
const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-matches': {
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('matches')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('game', 'text', (column) => column.notNull())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('setup', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('manner', 'text', (column) => column.notNull())
        .addColumn('created', 'text', (column) => column.notNull())
        .addColumn('frozen', 'text')
        .execute();
      await database.schema
        .createTable('seats')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('token', 'text')
        .addColumn('invite', 'text')
        .addPrimaryKeyConstraint('seats_of_matches', ['match', 'seat'])
        .execute();
      await database.schema
        .createTable('entries')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('seq', 'integer', (column) => column.notNull())
        .addColumn('command', 'text')
        .addColumn('entry', 'text', (column) => column.notNull())
        .addColumn('print', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('entries_of_matches', ['match', 'seq'])
        .addUniqueConstraint('commands_of_matches', ['match', 'command'])
        .execute();
      await database.schema
        .createTable('chat')
        .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_of_matches', ['match', 'number'])
        .execute();
    },
  },
  '0002-running': {
    async up(database: Kysely<unknown>) {
      const add = (name: string, type: 'text' | 'integer') =>
        database.schema.alterTable('matches').addColumn(name, type).execute();
      await add('runs', 'integer');
      await add('ended', 'text');
      await add('record', 'text');
      await add('recorded', 'integer');
      await add('upgraded', 'integer');
    },
  },
  // Which of those that were begun before have bots is written nowhere that a database could read: all are looked at.
  '0003-running-by-bots': {
    async up(database: Kysely<unknown>) {
      await sql`update matches set runs = 1 where ended is null`.execute(database);
    },
  },
};

/** Brings the tables up to date. */
export async function migrate(database: Kysely<Tables>): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}
