import { useEffect, useState } from 'react';
import { ProblemNote } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { installWorker } from '../../kits/installed/worker-state';
import { DamageView } from './components/damage-view';
import { DriverFrame } from './components/driver-frame';
import { SignView } from './components/sign-view';
import { StopsView } from './components/stops-view';
import { UnloadView } from './components/unload-view';
import { useDay } from './state/use-day';
import './driver.css';
import './driver-parts.css';

type View =
  | { readonly kind: 'stops' }
  | { readonly kind: 'unload' | 'damage' | 'missing' | 'sign'; readonly stop: number };

/** A driver's day by a private link: one stop at a time, without network too. */
export const DriverPage = () => {
  const { t } = useTranslation(['driver', 'common', 'errors']);
  const state = useDay();
  // a phone closes pages to save its battery: this one opens again without a network
  useEffect(installWorker, []);
  const [view, setView] = useState<View>({ kind: 'stops' });
  const { day, stops, problem } = state;
  const closed = problem?.code.startsWith('link.') ? problem : undefined;
  if (problem && (closed || !day))
    return (
      <DriverFrame title={t('failed')} line="" foot={null}>
        <ProblemNote problem={problem} title={t('failed')} onRetry={state.refetch} />
      </DriverFrame>
    );
  if (!day) return null;
  const stop = view.kind === 'stops' ? undefined : stops.find(({ id }) => id === view.stop);
  const home = () => setView({ kind: 'stops' });
  if (!stop || view.kind === 'stops')
    return <StopsView day={day} stops={stops} onOpen={({ id }) => setView({ kind: 'unload', stop: id })} />;
  const unload = () => setView({ kind: 'unload', stop: stop.id });
  if (view.kind === 'sign') return <SignView state={state} stop={stop} onBack={unload} onDone={unload} />;
  if (view.kind !== 'unload')
    return <DamageView key={view.kind} state={state} stop={stop} isMissing={view.kind === 'missing'} onBack={unload} />;
  return (
    <UnloadView
      key={stop.id}
      state={state}
      stop={stop}
      onBack={home}
      onDamage={(missing) => setView({ kind: missing ? 'missing' : 'damage', stop: stop.id })}
      onSign={() => setView({ kind: 'sign', stop: stop.id })}
      onNext={({ id }) => setView({ kind: 'unload', stop: id })}
    />
  );
};
