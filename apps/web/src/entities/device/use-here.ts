import { useCallback, useEffect, useState } from 'react';
import { getTerminalHere, type Problem, type TerminalHere } from '@mullion/contracts';
import { send } from '../../kits/http/request';
import { device } from '../../kits/device/device';

type Here =
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly here: TerminalHere }
  | { readonly state: 'unknown' }
  /** Nobody answered: the device may be enrolled all the same. */
  | { readonly state: 'unreachable'; readonly problem: Problem };

const AGAIN_MS = 5_000;

/** What this device is enrolled as and who may sign in; asked again where nobody answers. */
export const useHere = (): {
  readonly here: Here;
  readonly ask: () => Promise<void>;
  readonly known: (here: TerminalHere) => void;
} => {
  const [here, setHere] = useState<Here>({ state: 'asking' });
  const known = useCallback((found: TerminalHere) => {
    device.keep(found);
    setHere({ state: 'known', here: found });
  }, []);
  const ask = useCallback(async () => {
    const answer = await send(getTerminalHere, {}, { token: null });
    if ('data' in answer) return known(answer.data);
    if (answer.problem.code !== 'terminal.unknown') return setHere({ state: 'unreachable', problem: answer.problem });
    device.clear();
    setHere({ state: 'unknown' });
  }, [known]);
  useEffect(() => void ask(), [ask]);
  useEffect(() => {
    if (here.state !== 'unreachable') return undefined;
    const timer = setTimeout(() => void ask(), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [here, ask]);
  return { here, ask, known };
};
