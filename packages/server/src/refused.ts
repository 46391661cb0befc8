/** What the server does not do, in words that may be told to whoever asked for it. */
export class Refused extends Error {
  override readonly name: string = 'Refused';
}

/** No match has this id. */
export class NoSuchMatch extends Refused {
  override readonly name = 'NoSuchMatch';

  constructor() {
    super('there is no such match');
  }
}

/** Nothing new is begun while the server ends. */
export class Draining extends Refused {
  override readonly name = 'Draining';

  constructor() {
    super('this server is about to end; try again in a moment');
  }
}
