import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Fetched } from '@caravan/shared/site';
import { Button, Cascader, Modal, Skeleton } from '@caravan/shared/ui';
import { modelAddress } from '../../api/marketView';
import { useModelTreeQuery } from '../../api/modelApi';
import type { ModelView } from './modelView';

const Models = ({ view, onChoose }: { readonly view: ModelView; readonly onChoose: () => void }) => {
  const { t } = useTranslation('statistics');
  const { location, interval, modelId } = view;
  return (
    <Fetched
      query={useModelTreeQuery({ location })}
      skeleton={<Skeleton $height="24rem" />}
      failure={t('model.search.failed')}
    >
      {(tree) => (
        <Cascader
          groups={tree.map(({ brandName, models }) => ({
            key: brandName,
            text: brandName,
            items: models.map((model) => ({
              key: model.modelId,
              text: model.modelName,
              to: modelAddress(interval, model.modelId, view),
            })),
          }))}
          current={modelId}
          texts={{
            filter: t('model.search.filter'),
            clear: t('model.search.clear'),
            groups: t('model.search.brands'),
            items: (brand) => t('model.search.models', { brand }),
            back: t('model.search.back'),
            found: (count) => t('model.search.found', { count }),
            none: t('model.search.none'),
          }}
          onChoose={onChoose}
        />
      )}
    </Fetched>
  );
};

/** The way to any other model that the country sells: brand, then model, or a few letters of either. */
export const ModelSearch = ({ view }: { readonly view: ModelView }) => {
  const { t } = useTranslation('statistics');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Opener aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('model.search.open')}
      </Opener>
      <Modal
        open={isOpen}
        onClose={close}
        title={t('model.search.title', { country: t(`inCountries.${view.location}`) })}
        closeLabel={t('model.search.close')}
        fillsPhone
      >
        <Models view={view} onChoose={close} />
      </Modal>
    </>
  );
};

/** Without a program the lists of the best lead to models. */
const Opener = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
