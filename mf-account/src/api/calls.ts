// Every call of this remote. The file loads with the first of them (`api.ts`).
export {
  changeEmail,
  deleteAccount,
  dealerContact,
  emailLogin,
  endMessages,
  exportAccount,
  getCountryList,
  getLoginOptions,
  googleLogin,
  saveUserInfo,
  sendEmailCode,
  undoEmailChange,
  uploadFinish,
  uploadPermission,
} from '@caravan/shared/contracts/calls';
