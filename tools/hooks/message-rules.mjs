export const SUBJECT_LETTERS = 72;

/** Git writes these itself: merges, reverts, and what a rebase joins to another commit. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;
/** `git commit --verbose` shows the difference below this line; all of it is cut off. */
const SCISSORS = /^# -+ >8 -+$/;

/** What is kept of a message: without comments and what stands below the scissors. */
const linesOf = (message) => {
  const lines = message.split(/\r?\n/);
  const end = lines.findIndex((line) => SCISSORS.test(line));
  return (end < 0 ? lines : lines.slice(0, end)).filter((line) => !line.startsWith('#'));
};

/** What is wrong with the message of a commit, in words for whoever wrote it; nothing when it may be kept. */
export const faultsOf = (message) => {
  const lines = linesOf(message);
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first < 0) return ['The message is empty.'];
  const subject = lines[first].trimEnd();
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const letters = [...subject].length;
  return [
    letters > SUBJECT_LETTERS &&
      `The subject has ${letters} letters; ${SUBJECT_LETTERS} at most. The reason belongs into the body.`,
    subject.endsWith('.') && 'The subject ends with a dot.',
    (lines[first + 1] ?? '').trim() !== '' && 'A blank line has to stand between subject and body.',
  ].filter(Boolean);
};
