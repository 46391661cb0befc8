/** The deck: names, orders and periods of all 130 cards. */
import type { Faction } from './forces.ts';
import type { Period } from './scenario.ts';

export type Shading = 'unshaded' | 'shaded' | 'single';
type Order = `${Faction} ${Faction} ${Faction} ${Faction}`;
/** The mark says what the card brings: `capability`, or on which side it has momentum. */
type Row = readonly [title: string, order: Order, period: Period, mark?: string];

/** Cards 1 to 120. */
export const EVENTS: readonly Row[] = [
  ['Gulf of Tonkin', 'US NVA ARVN VC', 1964], // 1
  ['Kissinger', 'US NVA ARVN VC', 1968], // 2
  ['Peace Talks', 'US NVA ARVN VC', 1968], // 3
  ['Top Gun', 'US NVA ARVN VC', 1968, 'capability'], // 4
  ['Wild Weasels', 'US NVA ARVN VC', 1965, 'momentum:shaded'], // 5
  ['Aces', 'US NVA VC ARVN', 1965], // 6
  ['ADSID', 'US NVA VC ARVN', 1965, 'momentum:unshaded'], // 7
  ['Arc Light', 'US NVA VC ARVN', 1965, 'capability'], // 8
  ['Psychedelic Cookie', 'US NVA VC ARVN', 1968], // 9
  ['Rolling Thunder', 'US NVA VC ARVN', 1965, 'momentum:shaded'], // 10
  ['Abrams', 'US ARVN NVA VC', 1968, 'capability'], // 11
  ['Capt Buck Adams', 'US ARVN NVA VC', 1968], // 12
  ['Cobras', 'US ARVN NVA VC', 1968, 'capability'], // 13
  ['M-48 Patton', 'US ARVN NVA VC', 1965, 'capability'], // 14
  ['Medevac', 'US ARVN NVA VC', 1964, 'momentum:unshaded momentum:shaded'], // 15
  ['Blowtorch Komer', 'US ARVN VC NVA', 1968, 'momentum:unshaded'], // 16
  ['Claymores', 'US ARVN VC NVA', 1964, 'momentum:unshaded'], // 17
  ['Combined Action Platoons', 'US ARVN VC NVA', 1965, 'capability'], // 18
  ['CORDS', 'US ARVN VC NVA', 1968, 'capability'], // 19
  ['Laser Guided Bombs', 'US ARVN VC NVA', 1968, 'capability'], // 20
  ['Americal', 'US VC NVA ARVN', 1968], // 21
  ['Da Nang', 'US VC NVA ARVN', 1965, 'momentum:shaded'], // 22
  ['Operation Attleboro', 'US VC NVA ARVN', 1965], // 23
  ['Operation Starlite', 'US VC NVA ARVN', 1965], // 24
  ['TF-116 Riverines', 'US VC NVA ARVN', 1965], // 25
  ['LRRP', 'US VC ARVN NVA', 1964], // 26
  ['Phoenix Program', 'US VC ARVN NVA', 1968], // 27
  ['Search and Destroy', 'US VC ARVN NVA', 1965, 'capability'], // 28
  ['Tribesmen', 'US VC ARVN NVA', 1964], // 29
  ['USS New Jersey', 'US VC ARVN NVA', 1968], // 30
  ['AAA', 'NVA US ARVN VC', 1964, 'capability'], // 31
  ['Long Range Guns', 'NVA US ARVN VC', 1968, 'capability'], // 32
  ['MiGs', 'NVA US ARVN VC', 1968, 'capability'], // 33
  ['SA-2s', 'NVA US ARVN VC', 1965, 'capability'], // 34
  ['Thanh Hoa', 'NVA US ARVN VC', 1968], // 35
  ['Hamburger Hill', 'NVA US VC ARVN', 1968], // 36
  ['Khe Sanh', 'NVA US VC ARVN', 1968], // 37
  ['McNamara Line', 'NVA US VC ARVN', 1965, 'momentum:single single'], // 38
  ['Oriskany', 'NVA US VC ARVN', 1965, 'momentum:shaded'], // 39
  ['PoWs', 'NVA US VC ARVN', 1968], // 40
  ['Bombing Pause', 'NVA ARVN US VC', 1968, 'momentum:single single'], // 41
  ['Chou En Lai', 'NVA ARVN US VC', 1968], // 42
  ['Economic Aid', 'NVA ARVN US VC', 1964], // 43
  ['Ia Drang', 'NVA ARVN US VC', 1965], // 44
  ['PT-76', 'NVA ARVN US VC', 1968, 'capability'], // 45
  ['559th Transport Grp', 'NVA ARVN VC US', 1965, 'momentum:unshaded'], // 46
  ['Chu Luc', 'NVA ARVN VC US', 1965], // 47
  ['Nam Dong', 'NVA ARVN VC US', 1964], // 48
  ['Russian Arms', 'NVA ARVN VC US', 1968], // 49
  ['Uncle Ho', 'NVA ARVN VC US', 1964], // 50
  ['301st Supply Bn', 'NVA VC US ARVN', 1964], // 51
  ['RAND', 'NVA VC US ARVN', 1968], // 52
  ['Sappers', 'NVA VC US ARVN', 1965], // 53
  ['Son Tay', 'NVA VC US ARVN', 1968], // 54
  ['Trucks', 'NVA VC US ARVN', 1964], // 55
  ['Vo Nguyen Giap', 'NVA VC ARVN US', 1965], // 56
  ['International Unrest', 'NVA VC ARVN US', 1968], // 57
  ['Pathet Lao', 'NVA VC ARVN US', 1968], // 58
  ['Plei Mei', 'NVA VC ARVN US', 1965], // 59
  ['War Photographer', 'NVA VC ARVN US', 1968], // 60
  ['Armored Cavalry', 'ARVN US NVA VC', 1968, 'capability'], // 61
  ['Cambodian Civil War', 'ARVN US NVA VC', 1968], // 62
  ['Fact Finding', 'ARVN US NVA VC', 1964], // 63
  ['Honolulu Conference', 'ARVN US NVA VC', 1965, 'single'], // 64
  ['International Forces', 'ARVN US NVA VC', 1968], // 65
  ['Ambassador Taylor', 'ARVN US VC NVA', 1964], // 66
  ['Amphib Landing', 'ARVN US VC NVA', 1965], // 67
  ['Green Berets', 'ARVN US VC NVA', 1964], // 68
  ['MACV', 'ARVN US VC NVA', 1965, 'single'], // 69
  ['ROKs', 'ARVN US VC NVA', 1965], // 70
  ['An Loc', 'ARVN NVA US VC', 1968], // 71
  ['Body Count', 'ARVN NVA US VC', 1965, 'momentum:unshaded'], // 72
  ['Great Society', 'ARVN NVA US VC', 1965], // 73
  ['Lam Son 719', 'ARVN NVA US VC', 1968], // 74
  ['Sihanouk', 'ARVN NVA US VC', 1964], // 75
  ['Annam', 'ARVN NVA VC US', 1965], // 76
  ['Detente', 'ARVN NVA VC US', 1968], // 77
  ['General Lansdale', 'ARVN NVA VC US', 1965, 'momentum:shaded'], // 78
  ['Henry Cabot Lodge', 'ARVN NVA VC US', 1964], // 79
  ['Light at the End of the Tunnel', 'ARVN NVA VC US', 1968, 'single'], // 80
  ['CIDG', 'ARVN VC US NVA', 1965], // 81
  ['Domino Theory', 'ARVN VC US NVA', 1965], // 82
  ['Election', 'ARVN VC US NVA', 1965], // 83
  ['To Quoc', 'ARVN VC US NVA', 1968], // 84
  ['USAID', 'ARVN VC US NVA', 1965], // 85
  ['Mandate of Heaven', 'ARVN VC NVA US', 1965, 'capability'], // 86
  ['Nguyen Chanh Thi', 'ARVN VC NVA US', 1965], // 87
  ['Phan Quang Dan', 'ARVN VC NVA US', 1968], // 88
  ['Tam Chau', 'ARVN VC NVA US', 1965], // 89
  ['Walt Rostow', 'ARVN VC NVA US', 1965], // 90
  ['Bob Hope', 'VC US NVA ARVN', 1968], // 91
  ['SEALORDS', 'VC US NVA ARVN', 1968], // 92
  ['Senator Fulbright', 'VC US NVA ARVN', 1964], // 93
  ['Tunnel Rats', 'VC US NVA ARVN', 1968, 'single'], // 94
  ['Westmoreland', 'VC US NVA ARVN', 1965], // 95
  ['APC', 'VC US ARVN NVA', 1968], // 96
  ['Brinks Hotel', 'VC US ARVN NVA', 1964], // 97
  ['Long Tan', 'VC US ARVN NVA', 1965], // 98
  ['Masher/White Wing', 'VC US ARVN NVA', 1965], // 99
  ['Rach Ba Rai', 'VC US ARVN NVA', 1965], // 100
  ['Booby Traps', 'VC NVA US ARVN', 1964, 'capability'], // 101
  ['Cu Chi', 'VC NVA US ARVN', 1965], // 102
  ['Kent State', 'VC NVA US ARVN', 1968], // 103
  ['Main Force Bns', 'VC NVA US ARVN', 1965, 'capability'], // 104
  ['Rural Pressure', 'VC NVA US ARVN', 1965], // 105
  ['Binh Duong', 'VC NVA ARVN US', 1965, 'single'], // 106
  ['Burning Bonze', 'VC NVA ARVN US', 1964], // 107
  ['Draft Dodgers', 'VC NVA ARVN US', 1965], // 108
  ['Nguyen Huu Tho', 'VC NVA ARVN US', 1965], // 109
  ['No Contact', 'VC NVA ARVN US', 1964], // 110
  ['Agent Orange', 'VC ARVN US NVA', 1968], // 111
  ['Colonel Chau', 'VC ARVN US NVA', 1964], // 112
  ['Ruff Puff', 'VC ARVN US NVA', 1968], // 113
  ['Tri Quang', 'VC ARVN US NVA', 1965], // 114
  ['Typhoon Kate', 'VC ARVN US NVA', 1968, 'momentum:single single'], // 115
  ['Cadres', 'VC ARVN NVA US', 1964, 'capability'], // 116
  ['Corps Commanders', 'VC ARVN NVA US', 1968], // 117
  ['Korean War Arms', 'VC ARVN NVA US', 1964], // 118
  ['My Lai', 'VC ARVN NVA US', 1968], // 119
  ['US Press Corps', 'VC ARVN NVA US', 1968], // 120
];

/** Cards 121 to 124. */
export const PIVOTAL: readonly (readonly [title: string, order: Order])[] = [
  ['Linebacker II', 'US ARVN VC NVA'],
  ['Easter Offensive', 'NVA VC ARVN US'],
  ['Vietnamization', 'ARVN US NVA VC'],
  ['Tet Offensive', 'VC NVA US ARVN'],
];

/** Cards 125 to 130. */
export const COUPS: readonly string[] = [
  'Nguyen Khanh',
  'Young Turks',
  'Nguyen Cao Ky',
  'Nguyen Van Thieu',
  'Failed Attempt',
  'Failed Attempt',
];
