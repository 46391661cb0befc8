import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted for who runs the server. Nothing of it names a match, a seat or a person. */
export interface Counters {
  readonly registry: Registry;
  readonly commands: Counter<'outcome'>;
  readonly appends: Histogram;
  readonly sockets: Gauge;
}

export function counters(matchesAwake: () => number, botsWaiting: () => number): Counters {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Gauge({
    name: 'fermata_matches_awake',
    help: 'Matches that are awake',
    registers,
    collect() {
      this.set(matchesAwake());
    },
  });
  new Gauge({
    name: 'fermata_bots_waiting',
    help: 'Bots that wait for a thread to think in',
    registers,
    collect() {
      this.set(botsWaiting());
    },
  });
  return {
    registry,
    commands: new Counter({
      name: 'fermata_commands_total',
      help: 'Commands, by what became of them',
      labelNames: ['outcome'],
      registers,
    }),
    appends: new Histogram({
      name: 'fermata_append_seconds',
      help: 'Time until an entry is durable',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
    sockets: new Gauge({ name: 'fermata_sockets', help: 'Sockets that are open', registers }),
  };
}
