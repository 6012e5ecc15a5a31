import { createRemoteApi } from '@caravan/shared/store';
import { callMutation } from './endpoints';

export const accountApi = createRemoteApi('account', (build) => ({
  sendEmailCode: callMutation(build, 'sendEmailCode'),
  emailLogin: callMutation(build, 'emailLogin'),
  googleLogin: callMutation(build, 'googleLogin'),
  // Each answer holds a nonce that works once: never from the store.
  loginOptions: callMutation(build, 'getLoginOptions', { isQuiet: true }),
  saveUserInfo: callMutation(build, 'saveUserInfo'),
  changeEmail: callMutation(build, 'changeEmail'),
  undoEmailChange: callMutation(build, 'undoEmailChange'),
  exportAccount: callMutation(build, 'exportAccount'),
  deleteAccount: callMutation(build, 'deleteAccount'),
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
  useUndoEmailChangeMutation,
  useExportAccountMutation,
  useDeleteAccountMutation,
  useDealerContactMutation,
  useUploadPermissionMutation,
  useUploadFinishMutation,
} = accountApi;
