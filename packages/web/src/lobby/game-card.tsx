import { optionsForPeople } from '@fermata/scene';
import type { Shelved } from '../games/shelf.ts';
import { pictureOf } from '../looks.ts';
import { newMatch } from './new-match.ts';

interface Props {
  readonly listed: Shelved;
  readonly onSetUp: () => void;
  readonly onRules: () => void;
}

/** A game on the shelf. One click sits you down. */
export function GameCard({ listed, onSetUp, onRules }: Props) {
  const { name, title, summary, seats, minutes } = listed;
  const Picture = pictureOf(name);
  const usual = Math.max(2, seats.usual ?? seats.min);
  const play = async () => {
    const options = optionsForPeople((await listed.form()) ?? []);
    const sitters = Array.from({ length: usual }, (_, seat) => (seat === 0 ? 'person' : 'greedy'));
    await newMatch({ game: name, sitters, options });
  };
  return (
    <li className="game-card" data-game={name}>
      <div className="picture" aria-hidden="true">
        {Picture === undefined ? <span className="no-picture">{title}</span> : <Picture />}
      </div>
      <h3>{title}</h3>
      <p>{summary}</p>
      <p className="quiet">
        {seats.min === seats.max ? `${seats.min} players` : `${seats.min} to ${seats.max} players`}
        {minutes === undefined ? '' : ` · about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}
      </p>
      <div className="card-buttons">
        <button type="button" className="primary" onClick={() => void play()} aria-label={`Play ${title}`}>
          Play
        </button>
        <button type="button" onClick={onSetUp} aria-label={`Set up ${title}`}>
          Set up…
        </button>
        <button type="button" onClick={onRules} aria-label={`The rules of ${title}`}>
          Rules
        </button>
      </div>
    </li>
  );
}
