import { useSite, useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { api } from '../../api/api';
import { TokenForm, tokenViewOf, type TokenView } from '../../components/TokenForm';
import { definePage } from '../../define';

/** Shows the page that is linked in the mail about a change of e-mail (ACC-6). */
const EmailUndoPage = ({ view }: PageProps<TokenView, object>) => {
  const t = useTexts('account');
  const { session, signOut, toast } = useSite();
  const [undo, { isLoading }] = api.mutation('undoEmailChange').useMutation();
  return (
    <TokenForm
      view={view}
      textKey="undo"
      action="/tech/user/undoEmailChange/form"
      isSending={isLoading}
      send={async (token) => {
        const { data } = await undo({ token });
        if (!data) return false;
        const { user } = session;
        // The API has ended the sessions of this account and deleted an account that was created with the old address.
        if (user?.id === data.userId || user?.email === data.email) {
          toast({ text: t('undo.done'), tone: 'success' });
          signOut();
        }
        return true;
      }}
      nextLinks={{
        done: { to: '/login', text: t('signIn') },
        over: { to: '/contacts-us', text: t('undo.contact') },
      }}
    />
  );
};

export const page = definePage('email-undo', {
  address: ({ search }) => tokenViewOf(search),
  queries: () => ({}),
  View: EmailUndoPage,
});
