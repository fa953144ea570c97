// Asked by git through `commit-msg` with the file of the message: exit code 1 keeps the commit from being made.
import fs from 'node:fs';
import { faultsOf } from './message-rules.mjs';

const faults = faultsOf(fs.readFileSync(process.argv[2], 'utf8'));
for (const fault of faults) console.error(fault);
if (faults.length > 0)
  console.error(
    'See CONTRIBUTING.md, "Commits". Your text: git commit --edit --file="$(git rev-parse --git-path COMMIT_EDITMSG)"',
  );
process.exitCode = faults.length > 0 ? 1 : 0;
