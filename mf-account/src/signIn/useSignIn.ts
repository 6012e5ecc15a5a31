import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../api/api';

/** Signs in by code or by ID token, with the referring identity. Resolves with whether it succeeded. */
export const useSignIn = () => {
  const t = useTexts('account');
  const { visitor, signedIn, toast } = useSite();
  const [byCode] = api.mutation('emailLogin').useMutation();
  const [byToken] = api.mutation('googleLogin').useMutation();

  const completeSignIn = ({ data }: { readonly data?: Parameters<typeof signedIn>[0] | undefined }): boolean => {
    if (!data) return false;
    signedIn(data);
    toast({ text: t('loginSuccess'), tone: 'success', about: 'session' });
    return true;
  };
  const identity = (): { identityId?: string } => {
    const { identityId } = visitor();
    return identityId === undefined ? {} : { identityId };
  };

  return {
    signInByCode: async (email: string, code: string): Promise<boolean> =>
      completeSignIn(await byCode({ email, code, ...identity() })),
    signInByToken: async (idToken: string): Promise<boolean> =>
      completeSignIn(await byToken({ idToken, ...identity() })),
  };
};
