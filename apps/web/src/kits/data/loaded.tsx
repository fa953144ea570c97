import { useEffect, type ReactNode } from 'react';
import { FrameNotes, ProblemNote } from '@mullion/ui-kit';
import { useAppDispatch } from '../api/store';
import { readFailed, readRecovered } from '../api/live-slice';
import { OutdatedNote } from './outdated-note';
import { RetryRead } from './retry-read';
import { isMissing, readState, type Read } from './read-state';

interface LoadedProps<Data> {
  readonly query: Read<Data>;
  /** What could not be read, in one sentence. */
  readonly failed?: string | undefined;
  /** Answers of the question before stay while the next is asked: pages of a list. */
  readonly keepPrevious?: boolean;
  /** In a toolbar or a field there is room for a button that reads again, not for a note. */
  readonly compact?: boolean;
  /** Stands in the place of the error when what was asked for does not exist. */
  readonly gone?: ReactNode;
  /** The address names nothing that could be asked for. */
  readonly isGone?: boolean;
  /** Around skeleton, error and `gone`. The data bring their own page frame, which then shows the banner. */
  readonly frame?: (content: ReactNode, kind: 'loading' | 'gone' | 'failed') => ReactNode;
}
interface WithSkeleton<Data> extends LoadedProps<Data> {
  readonly skeleton: Exclude<ReactNode, undefined>;
  readonly children: (data: Data) => ReactNode;
}
/** The children draw their own skeleton: a table without rows. */
interface OwnSkeleton<Data> extends LoadedProps<Data> {
  readonly skeleton?: undefined;
  readonly children: (data: Data | undefined) => ReactNode;
}

/** Data of the server, or why there are none. Every page that reads shows its data by this. */
export function Loaded<Data>(props: WithSkeleton<Data>): ReactNode;
export function Loaded<Data>(props: OwnSkeleton<Data>): ReactNode;
export function Loaded<Data>(props: WithSkeleton<Data> | OwnSkeleton<Data>): ReactNode {
  const { query, failed, gone, frame = (content) => content } = props;
  const state = readState(query, props.keepPrevious);
  const problem = state.kind === 'loading' ? undefined : state.problem;
  const isGone = props.isGone === true || (state.kind === 'failed' && gone !== undefined && isMissing(state.problem));
  useReadFailure(problem !== undefined && !isGone);
  const retry = () => void query.refetch();

  if (isGone) return frame(gone, 'gone');
  if (state.kind === 'failed')
    return frame(
      props.compact ? (
        <RetryRead problem={state.problem} failed={failed} onRetry={retry} />
      ) : (
        <div className="read-failed">
          <ProblemNote problem={state.problem} title={failed} onRetry={retry} />
        </div>
      ),
      'failed',
    );
  const banner = problem && !props.compact && (
    <OutdatedNote problem={problem} readAt={query.fulfilledTimeStamp} onRetry={retry} />
  );
  if (state.kind === 'shown' && props.frame)
    return <FrameNotes value={banner}>{props.children(state.data)}</FrameNotes>;
  if (state.kind === 'loading' && props.frame && props.skeleton !== undefined) return frame(props.skeleton, 'loading');
  // one place for rows and their skeleton: the table is not built twice
  return (
    <>
      {banner}
      {state.kind === 'shown'
        ? props.children(state.data)
        : props.skeleton === undefined
          ? props.children(undefined)
          : props.skeleton}
    </>
  );
}

/** Lets the head of the page know that not everything below it is up to date. */
const useReadFailure = (isFailing: boolean): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isFailing) return;
    dispatch(readFailed());
    return () => void dispatch(readRecovered());
  }, [dispatch, isFailing]);
};
