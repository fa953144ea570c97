import { createUnsavedStore } from './unsaved-store';

describe('input that is not saved', () => {
  it('is warned about until the last holder has let go, however often it does', () => {
    const warnings: boolean[] = [];
    const store = createUnsavedStore((isGuarded) => void warnings.push(isGuarded));
    const form = store.hold('page');
    const editor = store.hold('tab');
    form();
    form();
    expect(store.isLostWithPage()).toBe(false);
    editor();
    expect(warnings).toEqual([true, true, true, false]);
  });
  it('is asked about once: leaving and staying exclude each other', () => {
    const store = createUnsavedStore();
    const answers: string[] = [];
    const question = { onLeave: () => void answers.push('leave'), onStay: () => void answers.push('stay') };
    store.ask(question);
    store.answer(true);
    store.answer(false);
    expect(answers).toEqual(['leave']);
    expect(store.question()).toBeNull();
    store.ask(question);
    store.answer(false);
    expect(answers).toEqual(['leave', 'stay']);
  });
  it('is asked about in words of an upload while something is being sent, also when that ends before the answer', () => {
    const store = createUnsavedStore();
    const form = store.hold('page');
    const upload = store.hold('upload');
    form();
    expect(store.isLostWithPage()).toBe(true);
    store.ask({ onLeave: () => undefined });
    upload();
    expect(store.question()).toMatchObject({ loses: 'upload' });
    store.ask({ onLeave: () => undefined });
    expect(store.question()).toMatchObject({ loses: 'input' });
  });
  it('lets the dialog follow the question', () => {
    const store = createUnsavedStore();
    let times = 0;
    const stop = store.subscribe(() => (times += 1));
    store.ask({ onLeave: () => undefined });
    store.answer(true);
    stop();
    store.ask({ onLeave: () => undefined });
    expect(times).toBe(2);
  });
});
