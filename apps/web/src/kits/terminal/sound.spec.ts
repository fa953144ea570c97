import { createSound, type SoundContext } from './sound';

/** A device's sound as far as it can be heard here: which context played which pitch. */
const device = () => {
  const played: string[] = [];
  const made: { state: string; closed: boolean }[] = [];
  const make = (): SoundContext => {
    const number = made.length + 1;
    const held = { state: 'running', closed: false };
    made.push(held);
    const gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined };
    const oscillator = () => {
      const frequency = { value: 0 };
      return {
        frequency,
        type: 'sine',
        connect: () => ({ connect: () => undefined }),
        start: () => played.push(`${number}: ${frequency.value}`),
        stop: () => undefined,
      };
    };
    return {
      get state() {
        return held.state;
      },
      currentTime: 0,
      destination: {},
      resume: () => {
        // as iOS: what a lock screen has interrupted stays silent
        if (held.state === 'suspended') held.state = 'running';
        return Promise.resolve();
      },
      close: () => {
        held.closed = true;
        return Promise.resolve();
      },
      createOscillator: oscillator,
      createGain: () => ({ gain, connect: () => undefined }),
    } as unknown as SoundContext;
  };
  return { make, played, made };
};

describe('the sound of a terminal', () => {
  it('BEY-03a comes back after a lock screen: an interrupted context is closed and made again', () => {
    const { make, played, made } = device();
    const sound = createSound(make);
    sound.play([{ hz: 1318, ms: 110 }]);
    made[0]!.state = 'interrupted';
    sound.play([{ hz: 196, ms: 520 }]);
    expect(played).toEqual(['1: 1318', '2: 196']);
    expect(made[0]?.closed).toBe(true);
  });

  it('BEY-03a wakes a context that was only suspended, and makes no second one', () => {
    const { make, played, made } = device();
    const sound = createSound(make);
    sound.play([
      { hz: 660, ms: 110 },
      { hz: 660, ms: 110 },
    ]);
    made[0]!.state = 'suspended';
    sound.play([{ hz: 440, ms: 40 }]);
    expect([played, made[0]?.state]).toEqual([['1: 660', '1: 660', '1: 440'], 'running']);
  });

  it('BEY-03a is silent without a fault where the device has none', () => {
    expect(() => createSound(() => null).play([{ hz: 440, ms: 40 }])).not.toThrow();
  });
});
