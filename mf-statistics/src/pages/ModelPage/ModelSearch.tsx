import { styled } from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { useLazyView } from '@caravan/shared/page';
import { Button } from '@caravan/shared/ui';
import type { ModelView } from '../../api/modelView';

/** Opens the dialog that finds any model of the country. */
export const ModelSearch = ({ view }: { readonly view: ModelView }) => {
  const t = useTexts('statistics');
  const dialog = useLazyView(
    async () => (await import(/* webpackChunkName: "model-dialog" */ './ModelDialog')).ModelDialog,
    t('model.search.failed'),
  );
  return (
    <>
      <Opener aria-haspopup="dialog" loading={dialog.loading} onClick={dialog.open}>
        {t('model.search.open')}
      </Opener>
      {dialog.View && <dialog.View view={view} onClose={dialog.close} />}
    </>
  );
};

/** Without JavaScript the lists link to models. */
const Opener = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
