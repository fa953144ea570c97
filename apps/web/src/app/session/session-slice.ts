import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Why there is no session: shown on the sign-in page. */
export type EndReason = 'logout' | 'ended' | 'not_open' | 'locked';
export type SessionState =
  | { readonly status: 'unknown' }
  /** Nobody answered whether there is a session: asked again by itself. */
  | { readonly status: 'unreachable'; readonly times: number }
  | { readonly status: 'in' }
  | { readonly status: 'out'; readonly reason: EndReason | null }
  /** Another tab signed in as somebody else: nothing of the first person may be shown or sent any more. */
  | { readonly status: 'other-person' };

const slice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as SessionState,
  reducers: {
    signedIn: (): SessionState => ({ status: 'in' }),
    sessionNotFound: (state): SessionState => ({ status: 'unreachable', times: state.status === 'unreachable' ? state.times + 1 : 1 }),
    sessionEnded: (_state, action: PayloadAction<EndReason | null>): SessionState => ({ status: 'out', reason: action.payload }),
    otherPersonNoticed: (): SessionState => ({ status: 'other-person' }),
  },
});

export const { signedIn, sessionNotFound, sessionEnded, otherPersonNoticed } = slice.actions;
export const sessionReducer = slice.reducer;
