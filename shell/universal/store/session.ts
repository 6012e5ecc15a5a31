import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Country, UserInfo } from '@caravan/shared/contracts/calls';
import type { SiteDialog } from '@caravan/shared/contracts';
import type { SiteSession } from '@caravan/shared/site';

interface SessionState {
  readonly status: SiteSession['status'];
  readonly user: UserInfo | null;
  readonly countries: readonly Country[];
  /** The dialog that is open over the page. */
  readonly dialog: SiteDialog | null;
}

const initialState: SessionState = { status: 'unknown', user: null, countries: [], dialog: null };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** The user of a stored token is being loaded. */
    sessionFound: (state): SessionState => ({ ...state, status: 'in' }),
    /** Closes the user's dialogs. A sign-in dialog that was opened meanwhile stays. */
    sessionEnded: (state): SessionState =>
      // A new object would render the page again.
      state.status === 'out'
        ? state
        : { ...state, status: 'out', user: null, dialog: state.status === 'in' ? null : state.dialog },
    /** Closes the sign-in dialog: the visitor may have signed in in another tab. */
    userKnown: (state, { payload }: PayloadAction<UserInfo>): SessionState => ({
      ...state,
      status: 'in',
      user: payload,
      dialog: state.dialog === 'login' ? null : state.dialog,
    }),
    countriesKnown: (state, { payload }: PayloadAction<readonly Country[]>): SessionState => ({
      ...state,
      countries: payload,
    }),
    dialogOpened: (state, { payload }: PayloadAction<SiteDialog>): SessionState => ({ ...state, dialog: payload }),
    dialogClosed: (state): SessionState => ({ ...state, dialog: null }),
  },
});

export const sessionReducer = sessionSlice.reducer;
export const { sessionFound, sessionEnded, userKnown, countriesKnown, dialogOpened, dialogClosed } =
  sessionSlice.actions;

/** Users of this level see no prices (specification section 6). */
const LEVEL_WITHOUT_PRICES = 1;

/** The session for remotes. */
export const siteSession = createSelector(
  [({ session }: { session: SessionState }) => session],
  ({ status, user, countries }): SiteSession => {
    const signedIn = user?.level === LEVEL_WITHOUT_PRICES ? 'noPrice' : 'full';
    return { status, user, countries, priceAccess: user ? signedIn : 'noLogin' };
  },
);
