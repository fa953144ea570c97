import type { Attack } from './attack';
import { formulaCells } from './a10-formulas';
import { files } from './a13-files';
import { exportsOfOthers } from './a14-exports';
import { characters } from './a16-characters';
import { walk } from './a17-walk';
import { terminals } from './a19-terminals';
import { sizes } from './a12-sizes';
import { servers, type Accounts } from './a20-servers';
import { doors, type Doors } from './a21-doors';
import { otherCompanies } from './a1-other-companies';
import { rights } from './a2-rights';
import { extraFields } from './a3-extra-fields';
import { weight } from './a22-weight';
import type { Running } from './peak-memory';
import { proofs } from './a23-proofs';
import { pictures } from './a24-pictures';
import { guesses } from './a4-guesses';
import { tokens } from './a5-tokens';
import { scripts } from './a8-scripts';

/** What is known of a system from inside; nothing of one that is named by its address. */
export interface Known extends Doors, Running {
  readonly tokenKey?: string | undefined;
  readonly accounts?: Accounts | undefined;
}

/**
 * In the order they can be run on one system: wrong codes of terminals close the enrolment for their address, the last
 * closes the sign-in for a minute.
 */
export const attacksWith = ({ tokenKey, accounts, ...inside }: Known): readonly Attack[] => [
  servers(accounts),
  doors(inside),
  terminals,
  otherCompanies,
  rights,
  extraFields,
  tokens(tokenKey),
  scripts,
  formulaCells,
  sizes,
  files,
  exportsOfOthers,
  characters,
  walk,
  weight(inside),
  proofs,
  pictures,
  guesses,
];
