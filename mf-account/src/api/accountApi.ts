import { createRemoteApi } from '@caravan/shared/store';
import { callMutation } from './endpoints';

export const accountApi = createRemoteApi('account', (build) => ({
  sendEmailCode: callMutation(build, 'sendEmailCode'),
  emailLogin: callMutation(build, 'emailLogin'),
  googleLogin: callMutation(build, 'googleLogin'),
  // Each answer holds a nonce that works once: never from the store.
  loginOptions: callMutation(build, 'getLoginOptions'),
  saveUserInfo: callMutation(build, 'saveUserInfo'),
  changeEmail: callMutation(build, 'changeEmail'),
  dealerContact: callMutation(build, 'dealerContact'),
  uploadPermission: callMutation(build, 'uploadPermission'),
  uploadFinish: callMutation(build, 'uploadFinish'),
}));

export const {
  useSendEmailCodeMutation,
  useEmailLoginMutation,
  useGoogleLoginMutation,
  useLoginOptionsMutation,
  useSaveUserInfoMutation,
  useChangeEmailMutation,
  useDealerContactMutation,
  useUploadPermissionMutation,
  useUploadFinishMutation,
} = accountApi;
