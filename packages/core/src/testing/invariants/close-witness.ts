import type { Execution } from '../../execution/execution.ts';
import type { SetOffer } from '../../execution/picks.ts';
import type { AnyEvent, Seat } from '../../game/flow.ts';
import { type SecretValue, sees, type Token } from '../../game/secrets.ts';
import { valuesOf, viewOf, zonesOf } from '../../secrets/view.ts';
import { Witness } from '../../worlds/witness.ts';
import { thoroughly } from './thoroughly.ts';

/** A witness that looks closely: at all tokens, at every set, and at the view in the end. */
export class CloseWitness extends Witness {
  /** All the tokens there were, and those that the seat could see at one time or another. */
  readonly tokens = new Set<Token>();
  readonly seen = new Set<Token>();
  /** The secret values that the seat sees where the execution stands. */
  open: readonly SecretValue<object>['path'][] = [];

  constructor(exec: Execution, seat: Seat) {
    super(exec, seat);
    this.#look();
  }

  override after(event: AnyEvent): void {
    this.#look();
    super.after(event);
  }

  override finish(): this {
    super.finish();
    const { game, state } = this.exec;
    this.open = valuesOf(game, state).flatMap(({ path, seenBy }) => (sees(seenBy, this.seat) ? [path] : []));
    this.shown.push({ kind: 'view', name: 'view', json: viewOf(game, state, this.seat) });
    return this;
  }

  protected override unfold(offer: SetOffer): object {
    return thoroughly(offer);
  }

  #look(): void {
    for (const zone of zonesOf(this.exec.game, this.exec.state)) {
      for (const token of zone.tokens) {
        this.tokens.add(token);
        if (sees(zone.seenBy, this.seat)) this.seen.add(token);
      }
    }
  }
}
