import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why there is no session: shown on the sign-in page. */
export type EndReason = 'logout' | 'ended' | 'not_open' | 'locked';
export type SessionState =
  | { readonly status: 'unknown' }
  /** Nobody answered whether there is a session: asked again by itself. */
  | { readonly status: 'unreachable'; readonly times: number }
  | { readonly status: 'in' }
  /**
   * The server has ended it while somebody was at work: the page stays with what was typed and scanned, until the same
   * person signs in again.
   */
  | { readonly status: 'lost'; readonly person: string | null }
  | { readonly status: 'out'; readonly reason: EndReason | null }
  /** Another tab signed in as somebody else: nothing of the first person may be shown or sent any more. */
  | { readonly status: 'other-person' };

const slice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as SessionState,
  reducers: {
    signedIn: (): SessionState => ({ status: 'in' }),
    sessionNotFound: (state): SessionState => ({
      status: 'unreachable',
      times: state.status === 'unreachable' ? state.times + 1 : 1,
    }),
    sessionLost: (state, action: PayloadAction<string | null>): SessionState => {
      if (state.status === 'in') return { status: 'lost', person: action.payload };
      return state.status === 'lost' ? state : { status: 'out', reason: 'ended' };
    },
    sessionEnded: (_state, action: PayloadAction<EndReason | null>): SessionState => ({
      status: 'out',
      reason: action.payload,
    }),
    otherPersonNoticed: (): SessionState => ({ status: 'other-person' }),
  },
});

export const { signedIn, sessionNotFound, sessionLost, sessionEnded, otherPersonNoticed } = slice.actions;
export const sessionReducer = slice.reducer;
