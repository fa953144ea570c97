import { configureStore } from '@reduxjs/toolkit';
import type { Problem } from '@mullion/contracts';
import { createTexts } from '@mullion/i18n';
import { FormField, FrameProvider, PageFrame } from '@mullion/ui-kit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { liveReducer, readFailed, readRecovered } from '../api/live-slice';
import { Loaded } from './loaded';
import { LoadedChoices } from './loaded-choices';
import { readState, shownData, type Read } from './read-state';

const unreachable: Problem = { type: 'about:blank', title: '', status: 0, code: 'network.unreachable' };
const missing: Problem = { type: 'about:blank', title: '', status: 404, code: 'not_found' };
const read = (over: Partial<Read<string>>): Read<string> => ({ refetch: () => undefined, ...over });

describe('what is shown of a read', () => {
  it('is a skeleton before the first answer and an error only where there is nothing to show', () => {
    expect(readState(read({}))).toEqual({ kind: 'loading' });
    expect(readState(read({ error: unreachable }))).toEqual({ kind: 'failed', problem: unreachable });
  });
  it('is what was read before, when it cannot be read again', () => {
    expect(readState(read({ data: 'rows', currentData: 'rows', error: unreachable }))).toEqual({
      kind: 'shown',
      data: 'rows',
      problem: unreachable,
    });
  });
  it('keeps the rows of the page before while the next is asked, and never beside its failure', () => {
    expect(shownData(read({ data: 'page 1' }))).toBe('page 1');
    expect(shownData(read({ data: 'page 1', error: unreachable }))).toBeUndefined();
    expect(readState(read({ data: 'order 1' }))).toEqual({ kind: 'loading' });
  });
  it('is nothing of what the server says does not exist any more', () => {
    expect(readState(read({ data: 'rows', currentData: 'rows', error: missing }))).toEqual({
      kind: 'failed',
      problem: missing,
    });
  });
});

describe('a page that reads', () => {
  const page = async (content: ReactNode): Promise<string> => {
    const texts = await createTexts('en', ['common', 'errors']);
    return renderToStaticMarkup(
      <Provider store={configureStore({ reducer: { live: liveReducer } })}>
        <I18nextProvider i18n={texts}>
          <FrameProvider value={{ barStart: null, barEnd: null }}>{content}</FrameProvider>
        </I18nextProvider>
      </Provider>,
    );
  };
  const outdated = 'The newest state could not be read.';

  it('says in a field that its choices could not be read, and keeps those of an earlier answer without a note, below one label', async () => {
    const field = (query: Read<string>) =>
      page(
        <FormField label="Country">
          {({ id }) => <LoadedChoices query={query}>{(data) => <select id={id}>{data}</select>}</LoadedChoices>}
        </FormField>,
      );
    const failed = await field(read({ error: unreachable }));
    const loading = await field(read({}));
    const outdatedChoices = await field(read({ currentData: 'choices', error: unreachable }));
    expect(failed).toContain('Try again');
    expect(loading).toContain('bp6-skeleton');
    expect(outdatedChoices).toMatch(/<select id="[^"]+">choices<\/select><\/div>$/);
    expect([failed, loading, outdatedChoices].map((html) => html.split('Country').length - 1)).toEqual([1, 1, 1]);
  });

  it('keeps its data below a banner with "try again" when a later read fails', async () => {
    const query = read({ currentData: 'rows', error: unreachable, fulfilledTimeStamp: 0 });
    const html = await page(
      <Loaded query={query} skeleton={null}>
        {(data) => <p>{data}</p>}
      </Loaded>,
    );
    expect(html).toContain(outdated);
    expect(html).toContain('Try again');
    expect(html).toContain('<p>rows</p>');
  });
  it('puts the banner into the frame that the data bring', async () => {
    const query = read({ currentData: 'rows', error: unreachable });
    const html = await page(
      <Loaded query={query} skeleton={null} frame={(content) => <main>{content}</main>}>
        {(data) => <PageFrame title="Pallet">{data}</PageFrame>}
      </Loaded>,
    );
    expect(html.indexOf(outdated)).toBeGreaterThan(html.indexOf('<h1'));
  });
  it('says what does not exist instead of an error', async () => {
    const html = await page(
      <Loaded query={read({ error: missing })} failed="failed" skeleton={null} gone="gone">
        {(data) => data}
      </Loaded>,
    );
    expect(html).toBe('gone');
  });
  it('lets a table draw its own skeleton', async () => {
    const html = await page(<Loaded query={read({})}>{(data) => (data === undefined ? 'skeleton' : data)}</Loaded>);
    expect(html).toBe('skeleton');
  });
  it('counts what failed until it is read again, for the head of the page', () => {
    const state = [readFailed(), readFailed(), readRecovered()].reduce(liveReducer, undefined);
    expect(state?.failedReads).toBe(1);
  });
});
