import { useTexts } from '@caravan/shared/site';
import type { PageProps } from '@caravan/shared/page';
import { api } from '../../api/api';
import { TokenForm, tokenViewOf, type TokenView } from '../../components/TokenForm';
import { definePage } from '../../define';

/** Shows the page that ends mails about watched cars and saved searches. The mails link to it (MKT-4). */
const StopMessagesPage = ({ view }: PageProps<TokenView, object>) => {
  const t = useTexts('account');
  const [end, { isLoading }] = api.mutation('endMessages').useMutation();
  const toWatchList = { to: '/watch-list', text: t('stop.toWatchList') };
  return (
    <TokenForm
      view={view}
      textKey="stop"
      action="/tech/watching/endMessages/form"
      isSending={isLoading}
      send={async (token) => (await end({ token })).data !== undefined}
      nextLinks={{ done: toWatchList, over: toWatchList }}
    />
  );
};

export const page = definePage('stop-messages', {
  address: ({ search }) => tokenViewOf(search),
  queries: () => ({}),
  View: StopMessagesPage,
});
