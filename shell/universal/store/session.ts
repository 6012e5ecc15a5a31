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
    /** A stored token was found; its user is being asked for. */
    sessionFound: (state): SessionState => ({ ...state, status: 'in' }),
    /** What was open for the user closes; a sign-in that was pressed before it was known who is there stays. */
    sessionEnded: (state): SessionState =>
      // The same state where nobody was there: a new one would draw the page again.
      state.status === 'out'
        ? state
        : { ...state, status: 'out', user: null, dialog: state.status === 'in' ? null : state.dialog },
    userKnown: (state, { payload }: PayloadAction<UserInfo>): SessionState => ({
      ...state,
      status: 'in',
      user: payload,
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

/** The session as sections see it. */
export const siteSession = createSelector(
  [({ session }: { session: SessionState }) => session],
  ({ status, user, countries }): SiteSession => {
    const signedIn = user?.level === LEVEL_WITHOUT_PRICES ? 'noPrice' : 'full';
    return { status, user, countries, priceAccess: user ? signedIn : 'noLogin' };
  },
);
