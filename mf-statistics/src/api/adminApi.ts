import { dashboard } from './endpoints';
import { statisticsApi } from './statisticsApi';

export const { useAdminLoginMutation, useAdminLogoutMutation } = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    adminLogin: dashboard.callMutation(build, 'adminLogin'),
    adminLogout: dashboard.callMutation(build, 'adminLogout'),
  }),
});
