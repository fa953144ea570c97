import type { Attack } from './attack';
import { formulaCells } from './a10-formulas';
import { files } from './a13-files';
import { exportsOfOthers } from './a14-exports';
import { characters } from './a16-characters';
import { walk } from './a17-walk';
import { terminals } from './a19-terminals';
import { sizes } from './a12-sizes';
import { otherCompanies } from './a1-other-companies';
import { rights } from './a2-rights';
import { extraFields } from './a3-extra-fields';
import { guesses } from './a4-guesses';
import { tokens } from './a5-tokens';
import { scripts } from './a8-scripts';

/** In the order they can be run on one system: wrong codes of terminals close the enrolment for their address, the last closes the sign-in for a minute. */
export const attacksWith = (tokenKey: string | undefined): readonly Attack[] => [
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
  guesses,
];
