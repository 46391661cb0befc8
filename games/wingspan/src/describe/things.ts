import { BIRDS, birdNamed } from '../data/birds.ts';
import { BONUS_CARDS } from '../data/bonus-cards.ts';
import { GOAL_TILES } from '../data/goals.ts';
import { DICE, FACES, FOODS, TURNS } from '../data/mat.ts';
import { birdText } from './bird.ts';
import { bonusText, goalText } from './cards.ts';
import { faceText } from './events.ts';
import { foodKind } from './words.ts';

/** What there is to say of a thing, by its name or its id, in small letters or not. */
export function thingText(name: string): string | undefined {
  const known = THINGS.get(name.toLowerCase());
  if (known !== undefined) return known;
  const bird = birdNamed(name);
  return bird && birdText(bird);
}

const CUBE = `A cube is a turn: it is played on an action, and one each is left on the goal of a round. There are ${TURNS.join(', ')} turns in the rounds.`;
const BIRD_BACK =
  'A bird card that lies face down: to be drawn, in the hand of another seat, or tucked under a bird, where it is worth a point.';
const BONUS_BACK =
  'A bonus card that lies face down: at the end it gives points to whoever holds it, for birds or for the mat.';
const DIE = `One of ${DICE} dice: those in the feeder are food to be taken, and some hunters throw those outside. An empty feeder is filled with all of them.`;

const THINGS: ReadonlyMap<string, string> = new Map(
  [
    ...BIRDS.flatMap((bird) => named(birdText(bird), bird.id, bird.name)),
    ...BONUS_CARDS.flatMap(({ id, name }) => named(`${name}, a bonus card. ${bonusText(id)}`, id, name)),
    ...GOAL_TILES.flat().flatMap(({ id }) =>
      named(`A goal, scored at the end of its round: ${goalText(id)}.`, id, goalText(id)),
    ),
    ...FOODS.flatMap((food) =>
      named(
        `Food: it pays for birds that eat ${foodKind(food)}, or food of any kind; any two pieces stand in for one of another kind.`,
        food,
      ),
    ),
    ...FACES.flatMap((face) =>
      named(
        `A die that is taken as ${faceText(face)}${face === 'either' ? ', whichever its taker likes' : ''}. ${DIE}`,
        `${faceText(face)} die`,
        `${faceText(face)} dice`,
      ),
    ),
    ...named(BIRD_BACK, 'card', 'cards'),
    ...named(BONUS_BACK, 'bonus card', 'bonus cards'),
    ...named(DIE, 'die', 'dice'),
    ...named(CUBE, 'cube', 'cubes'),
  ].map(([name, text]) => [name.toLowerCase(), text]),
);

function named(text: string, ...names: readonly string[]): [name: string, text: string][] {
  return names.map((name) => [name, text]);
}
