import { createSingleKeyShortcuts } from './single-key-shortcuts';

const given = () => {
  let due: (() => void) | null = null;
  let time = 10_000;
  const done: string[] = [];
  const keys = createSingleKeyShortcuts({
    characters: 'pgz',
    now: () => time,
    later: (run) => {
      due = run;
      return () => (due = null);
    },
  });
  const type = (text: string) =>
    [...text].forEach((_, at) => keys.character(text.slice(0, at + 1), false, () => done.push(text[at] ?? '')));
  return {
    keys,
    done,
    type,
    enter: () => keys.enter(false, () => done.push('Enter')),
    pause: () => due?.(),
    wait: (ms: number) => (time += ms),
  };
};

describe('keys of a page that reads codes', () => {
  it('WCP-01a a letter alone is a key, the first letter of a code is not', () => {
    const { done, type, pause, keys } = given();
    type('p');
    pause();
    type('PGZ-1');
    pause();
    keys.ended();
    type('x');
    pause();
    expect(done).toEqual(['p']);
  });

  it('WCP-01a Enter is a key only when no code was just read, and one press is one', () => {
    const { done, enter, keys, wait } = given();
    enter();
    enter();
    wait(600);
    keys.ended();
    enter();
    wait(599);
    enter();
    wait(600);
    keys.enter(true, () => done.push('held'));
    expect(done).toEqual(['Enter']);
    wait(600);
    enter();
    expect(done).toEqual(['Enter', 'Enter']);
  });
});
