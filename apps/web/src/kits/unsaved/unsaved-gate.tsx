import { useEffect } from 'react';
import { unsaved, UnsavedDialog } from '@mullion/ui-kit';
import { useBlocker } from 'react-router';
import { isLeaving } from './is-leaving';

/**
 * Stops a navigation that would lose typed input until the person has answered. A router knows one blocker, so there is
 * one gate.
 */
export const UnsavedGate = () => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsaved.isLostWithPage() && isLeaving(currentLocation, nextLocation, historyAction),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') unsaved.ask({ onLeave: blocker.proceed, onStay: blocker.reset });
  }, [blocker]);
  return <UnsavedDialog />;
};
