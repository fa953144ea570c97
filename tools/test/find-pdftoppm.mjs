import { execFileSync } from 'node:child_process';
import { installPackage } from './install-package.mjs';

/**
 * What turns a page of a PDF into points: named by PDFTOPPM, on this machine, else the distribution's package.
 * @param {(line: string) => void} say
 * @returns {Promise<string>} the program
 */
export async function findPdftoppm(say) {
  const program = process.env.PDFTOPPM ?? 'pdftoppm';
  if (starts(program)) return program;
  say("installing the distribution's poppler-utils …");
  await installPackage('poppler-utils');
  if (starts(program)) return program;
  throw new Error('no pdftoppm: install it (apt install poppler-utils) or name it, PDFTOPPM=/path npm test');
}

function starts(program) {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
