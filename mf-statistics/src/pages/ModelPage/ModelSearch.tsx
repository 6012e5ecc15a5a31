import { useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { Button } from '@caravan/shared/ui';
import type { ModelDialogProps } from './ModelDialog';
import type { ModelView } from '../../api/modelView';

/** Opens the dialog that finds any model of the country. */
export const ModelSearch = ({ view }: { readonly view: ModelView }) => {
  const t = useTexts('statistics');
  const { toast } = useSite();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [Dialog, setDialog] = useState<ComponentType<ModelDialogProps>>();
  const open = (): void => {
    setState('loading');
    import(/* webpackChunkName: "model-dialog" */ './ModelDialog').then(
      ({ ModelDialog }) => {
        setDialog(() => ModelDialog);
        setState('open');
      },
      () => {
        setState('closed');
        toast({ tone: 'error', text: t('model.search.failed') });
      },
    );
  };
  return (
    <>
      <Opener aria-haspopup="dialog" loading={state === 'loading'} onClick={open}>
        {t('model.search.open')}
      </Opener>
      {Dialog && state === 'open' && <Dialog view={view} onClose={() => setState('closed')} />}
    </>
  );
};

/** Without JavaScript the lists link to models. */
const Opener = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
