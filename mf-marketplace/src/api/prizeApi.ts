import { callMutation, callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

/** Whom the server asks for: how the draw stands is the same for everybody but who has entered it. */
export const NOBODY = '0'.repeat(32);

export const prizeApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    // Others enter meanwhile: asked for anew whenever the page is opened.
    prizeInfo: { ...callQuery(build, 'prizeInfo'), keepUnusedDataFor: 0 },
    prizeList: callQuery(build, 'prizeList'),
    drawPrize: callMutation(build, 'drawPrize'),
  }),
});

export const { usePrizeInfoQuery, usePrizeListQuery, useDrawPrizeMutation } = prizeApi;
