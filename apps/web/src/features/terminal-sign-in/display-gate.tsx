import { useEffect, useState, type ReactNode } from 'react';
import { openDisplay } from '@mullion/contracts';
import { send } from '../../kits/http/request';
import { onSessionLoss } from '../../kits/session/renewal';
import { token } from '../../kits/session/token';

const AGAIN_MS = 5_000;

/**
 * Gets the token that a wall display reads its board with, again and again where nobody answers; a revoked display asks
 * what it is again.
 */
export const DisplayGate = ({ children }: { readonly children: ReactNode }) => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const open = async () => {
      const answer = await send(openDisplay, {}, { token: null });
      if (over) return;
      if ('problem' in answer) {
        if (answer.problem.code === 'terminal.unknown') return location.reload();
        timer = setTimeout(() => void open(), AGAIN_MS);
        return;
      }
      token.set(answer.data.token);
      setReady(true);
    };
    void open();
    const stop = onSessionLoss(() => void open());
    return () => {
      over = true;
      clearTimeout(timer);
      stop();
      token.clear();
    };
  }, []);
  return ready ? children : null;
};
