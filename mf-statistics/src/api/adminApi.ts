import { adminLogin, adminLogout } from '@caravan/shared/contracts/calls';
import { callMutation } from '@caravan/shared/store';
import { statisticsApi } from './statisticsApi';

export const { useAdminLoginMutation, useAdminLogoutMutation } = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    adminLogin: callMutation(build, adminLogin),
    adminLogout: callMutation(build, adminLogout),
  }),
});
