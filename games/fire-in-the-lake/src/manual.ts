import type { Manual } from '@fermata/scene';

/** For newcomers. */
export const manual: Manual = {
  goal: 'Bring your faction past its mark when a coup card is checked, or be the furthest when the last one has been.',
  rules: [
    {
      heading: 'What each faction wants',
      paragraphs: [
        'US: support in all, and its troops and bases that are available, more than 50.',
        'ARVN: the population under control of the US and ARVN, and patronage, more than 50.',
        'NVA: the population that it controls, and its bases on the map, more than 18.',
        'VC: opposition in all, and its bases on the map, more than 35.',
      ],
    },
    {
      heading: 'A card',
      paragraphs: [
        'The card at play names the order of the four factions; the next one lies open, too. The first two that are eligible act, and sit out the next card.',
        'The first may carry out the event, or an operation with or without a special activity. What the second may do follows: after an operation alone a limited operation in one space, after one with a special activity the event or a limited operation, after the event an operation with or without a special activity.',
        'Whoever passes stays eligible, and gets resources: three for the US and ARVN, one for the NVA and VC.',
      ],
    },
    {
      heading: 'Operations',
      paragraphs: [
        'US and ARVN train, patrol, sweep and assault; NVA and VC rally, march, attack and terrorise. They cost resources for each space.',
        'Special activities come with an operation: advising, air lifts and air strikes; governing, transport and raids; infiltration, bombardment and ambushes; tax and subversion.',
        'Guerrillas that are underground cannot be assaulted or struck from the air: sweeps, patrols and their own deeds bring them into the open. Bases fall only when what protects them is gone.',
      ],
    },
    {
      heading: 'Control and support',
      paragraphs: [
        'The US and ARVN together control a space where they have more pieces than the NVA and VC together; the NVA where it has more than all others.',
        'Support and opposition are those of the people in a space, twice their number where they are whole-hearted. Training and terror shift them, and so do pacification and agitation in a coup round.',
      ],
    },
    {
      heading: 'A coup card',
      paragraphs: [
        'First it is seen whether somebody has won. Then come resources, support, redeployment, the commitment of the US, and all is made ready for the next card: guerrillas go underground, everybody is eligible.',
        'After the last coup card the match is over, and whoever is furthest beyond its mark, or the least short of it, has won.',
      ],
    },
    {
      heading: 'Monsoon',
      paragraphs: [
        'On the last card before a coup nobody sweeps or marches, and air lifts and air strikes are held to two spaces. Pivotal events cannot be played then.',
      ],
    },
  ],
};
