import { sendEmailCode } from '@caravan/shared/contracts/calls';
import { callMutation, createRemoteApi } from '@caravan/shared/store';

export const accountApi = createRemoteApi('account', (build) => ({
  sendEmailCode: callMutation(build, sendEmailCode),
}));

export const { useSendEmailCodeMutation } = accountApi;
