import { useRef, useState } from 'react';
import { readingsOf, readPaperCode, type PaperCheck } from '@mullion/contracts';
import { useProblemText } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../kits/api/as-problem';
import { useLazyCheckPaperQuery } from '../labels/labels-api';
import { signal } from '../../kits/terminal/signals';
import type { Verdict } from '../../kits/terminal/verdict';
import { paperPending, paperRefusal, paperVerdict } from './paper-verdict';

interface Paper {
  /** The verdict on the paper that was scanned last; null once something else was. */
  readonly verdict: Verdict | null;
  /** What is out of date and what changed. */
  readonly outdated: PaperCheck | null;
  /** Takes a scanned code when it is that of a paper; false when the page has to. */
  readonly take: (code: string) => boolean;
  readonly close: () => void;
}

/** Codes of papers at a scanner: what is scanned is looked up, nothing is loaded by it. */
export const usePaper = (): Paper => {
  const { t } = useTranslation('labels');
  const text = useProblemText();
  const [ask] = useLazyCheckPaperQuery();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const [outdated, setOutdated] = useState<PaperCheck | null>(null);
  const newest = useRef(0);
  const close = () => {
    newest.current += 1;
    setVerdict(null);
    setOutdated(null);
  };
  const say = (next: Verdict): void => {
    setVerdict(next);
    signal(next.tone);
  };
  const take = (scanned: string): boolean => {
    const code = readingsOf(scanned.trim()).find((one) => readPaperCode(one) !== null);
    const name = code === undefined ? null : readPaperCode(code);
    close();
    if (code === undefined || name === null) return false;
    const asked = newest.current;
    say(paperPending(t, name));
    void ask({ params: { code } }).then(({ data, error }) => {
      if (newest.current !== asked) return;
      const problem = asProblem(error);
      if (data) {
        say(paperVerdict(t, data));
        if (data.state === 'outdated') setOutdated(data);
      } else if (problem) say(paperRefusal(t, name, problem.code === 'paper.unknown', text(problem)));
    });
    return true;
  };
  return { verdict, outdated, take, close };
};
