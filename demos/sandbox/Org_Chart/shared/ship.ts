import type { Crew } from './crew';

export const HEADLINE = 'The crew of the Aurora';
export const STANDFIRST = 'A three-masted barque on her way to count whales. Invented people.';

/** Name, role and boss, by id. */
const PEOPLE: Record<string, [name: string, role: string, boss: string | null, color?: number]> = {
  solheim: ['Ingrid Solheim', 'Captain', null],
  reyes: ['Tomas Reyes', 'First mate', 'solheim', 0],
  tanaka: ['Mei Tanaka', 'Bosun', 'reyes'],
  weber: ['Jonas Weber', 'Sailor', 'tanaka'],
  prado: ['Lucia Prado', 'Sailor', 'tanaka'],
  diallo: ['Amadou Diallo', 'Sailor', 'tanaka'],
  quist: ['Nora Quist', 'Sailmaker', 'reyes'],
  ortega: ['Pilar Ortega', 'Navigator', 'solheim', 1],
  mensah: ['Kofi Mensah', 'Helmsman', 'ortega'],
  nowak: ['Ewa Nowak', 'Lookout', 'ortega'],
  dahl: ['Henrik Dahl', 'Chief engineer', 'solheim', 2],
  haddad: ['Salma Haddad', 'Electrician', 'dahl'],
  devries: ['Piet de Vries', 'Motorman', 'dahl'],
  amini: ['Leila Amini', 'Chief scientist', 'solheim', 3],
  menon: ['Ravi Menon', 'Oceanographer', 'amini'],
  boyd: ['Clara Boyd', 'Whale biologist', 'amini'],
  mori: ['Yuki Mori', 'Drone pilot', 'boyd'],
  iversen: ['Liv Iversen', 'Sound recordist', 'boyd'],
  costa: ['Bruno Costa', 'Cook', 'solheim', 4],
  lind: ['Anna Lind', 'Baker', 'costa'],
  okoro: ['Sam Okoro', 'Galley hand', 'costa'],
  adeyemi: ['Grace Adeyemi', 'Doctor', 'costa'],
};

export const CREW: Crew = Object.entries(PEOPLE).map(([id, [name, role, boss, color = 0]]) => ({
  id,
  name,
  role,
  boss,
  color,
  isFolded: false,
}));
