import { scrollStep } from './edge-scroll';
import { startPointerSession, type PointerHost } from './pointer-session';

const given = () => {
  const events = new EventTarget();
  const frames = new Map<number, () => void>();
  let handle = 0;
  const calls: string[] = [];
  let scrolls = false;
  const host: PointerHost = {
    events,
    nextFrame: (act) => {
      frames.set(++handle, act);
      return handle;
    },
    cancelFrame: (id) => void frames.delete(id),
    scrollAt: () => scrolls,
    swallowClick: () => calls.push('click swallowed'),
    capture: () => undefined,
  };
  const send = (type: string, fields: object = {}) =>
    events.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true }), {
        pointerId: 1,
        clientX: 0,
        clientY: 0,
        altKey: false,
        ...fields,
      }),
    );
  const press = (fields: object = {}, mayDrag = true) =>
    startPointerSession(
      { button: 0, pointerId: 1, clientX: 0, clientY: 0, currentTarget: null, ...fields },
      {
        onBegin: () => calls.push('begin') > 0 && mayDrag,
        onMove: ({ x, y }) => void calls.push(`move ${x} ${y}`),
        onDrop: ({ x, y }) => void calls.push(`drop ${x} ${y}`),
        onEnd: () => void calls.push('end'),
      },
      host,
    );
  const frame = () => {
    const due = [...frames.values()];
    frames.clear();
    for (const act of due) act();
  };
  return { calls, send, press, frame, scroll: (on: boolean) => (scrolls = on), isOver: () => frames.size === 0 };
};

describe('a pointer session', () => {
  it('becomes a drag beyond a trembling hand, moves once a frame and drops once', () => {
    const { calls, send, press, frame, isOver } = given();
    press();
    send('pointermove', { clientX: 3 });
    expect(calls).toEqual([]);
    send('pointermove', { clientX: 10 });
    send('pointermove', { clientX: 12 });
    frame();
    send('pointerup', { clientX: 15 });
    send('pointermove', { clientX: 90 });
    expect(calls).toEqual(['begin', 'move 12 0', 'click swallowed', 'drop 15 0', 'end']);
    expect(isOver()).toBe(true);
  });

  it('stays a click without movement', () => {
    const { calls, send, press } = given();
    press();
    send('pointerup');
    expect(calls).toEqual([]);
  });

  it('goes on scrolling, and moving, while the pointer rests at an edge', () => {
    const { calls, send, press, frame, scroll } = given();
    press();
    send('pointermove', { clientX: 10 });
    frame();
    frame();
    scroll(true);
    frame();
    frame();
    expect(calls).toEqual(['begin', 'move 10 0', 'move 10 0', 'move 10 0']);
    send('pointercancel');
    expect(scrollStep(10, { top: 0, bottom: 500 })).toBeLessThan(0);
    expect(scrollStep(480, { top: 0, bottom: 500 })).toBeGreaterThan(0);
    expect(scrollStep(250, { top: 0, bottom: 500 })).toBe(0);
  });

  it('Escape, the browser and leaving the page cancel without a drop', () => {
    for (const stop of ['keydown', 'pointercancel', 'blur', 'left'] as const) {
      const { calls, send, press, isOver } = given();
      const cancel = press();
      send('pointermove', { clientX: 10 });
      if (stop === 'left') cancel();
      else send(stop, { key: 'Escape' });
      send('pointerup', { clientX: 20 });
      expect(calls).toEqual(['begin', 'end']);
      expect(isOver()).toBe(true);
    }
  });

  it('follows one finger only, and one gesture at a time', () => {
    const { calls, send, press } = given();
    press();
    send('pointermove', { clientX: 10 });
    press({ pointerId: 2 });
    send('pointermove', { pointerId: 2, clientX: 99 });
    send('pointerup', { pointerId: 2, clientX: 99 });
    send('pointerup', { clientX: 11 });
    expect(calls).toEqual(['begin', 'click swallowed', 'drop 11 0', 'end']);
  });

  it('what cannot be moved says so once and ends', () => {
    const { calls, send, press } = given();
    press({}, false);
    send('pointermove', { clientX: 10 });
    send('pointermove', { clientX: 20 });
    send('pointerup', { clientX: 20 });
    expect(calls).toEqual(['begin']);
    press({ button: 2 });
    send('pointermove', { clientX: 10 });
    expect(calls).toEqual(['begin']);
  });
});
