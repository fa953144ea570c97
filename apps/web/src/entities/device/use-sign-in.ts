import { useCallback, useRef, useState } from 'react';
import { signInAtTerminal, type Problem, type UserId } from '@mullion/contracts';
import { send } from '../../kits/http/request';
import type { WireInput } from '../../kits/http/wire-types';
import { takeOver } from './take-over';

type Who = { readonly user_id: UserId; readonly pin: string } | { readonly badge: string };

/** A body of two shapes is more than the type of a request can say. */
const inputOf = (who: Who): WireInput<typeof signInAtTerminal> => ({ body: who }) as WireInput<typeof signInAtTerminal>;

/** Signs in by PIN or badge, one try at a time; gives what the server refused with. */
export const useSignInHere = (onTaken: () => void) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const cleared = useRef(0);
  const signIn = useCallback(
    async (who: Who): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      const before = cleared.current;
      setSending(true);
      const answer = await send(signInAtTerminal, inputOf(who), { token: null });
      busy.current = false;
      setSending(false);
      // of somebody who is not the one chosen any more: it is no refusal of whoever is
      if ('problem' in answer) return before === cleared.current ? setProblem(answer.problem) : undefined;
      setProblem(null);
      takeOver(answer.data.token);
      onTaken();
    },
    [onTaken],
  );
  const clear = useCallback(() => {
    cleared.current += 1;
    setProblem(null);
  }, []);
  return { signIn, problem, sending, clear };
};
