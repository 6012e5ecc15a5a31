// Every call that the section makes: they come with the first of them (`endpoints.ts`).
export {
  changeEmail,
  deleteAccount,
  dealerContact,
  emailLogin,
  exportAccount,
  getLoginOptions,
  googleLogin,
  saveUserInfo,
  sendEmailCode,
  undoEmailChange,
  uploadFinish,
  uploadPermission,
} from '@caravan/shared/contracts/calls';
