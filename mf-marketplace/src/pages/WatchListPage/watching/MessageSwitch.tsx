import { styled } from 'styled-components';
import { useSite, useTexts } from '@caravan/shared/site';
import { measure, space } from '@caravan/shared/theme';
import { Button } from '@caravan/shared/ui';
import { api } from '../../../api/api';

interface MessageSwitchProps {
  readonly isOn: boolean;
  readonly email: string;
  readonly onChange: () => void;
}

/** Says whether messages are on, and turns them on or off. */
export const MessageSwitch = ({ isOn, email, onChange }: MessageSwitchProps) => {
  const t = useTexts('marketplace');
  const { country } = useSite();
  const [switchMessages, { isLoading }] = api.mutation('switchMessages').useMutation();
  const handleClick = async (): Promise<void> => {
    const { data } = await switchMessages({ on: !isOn, country });
    if (data) onChange();
  };
  return (
    <Line>
      <output>{t(isOn ? 'watching.on' : 'watching.off', { email })}</output>
      <Button variant={isOn ? 'secondary' : 'primary'} loading={isLoading} onClick={() => void handleClick()}>
        {t(isOn ? 'watching.turnOff' : 'watching.turnOn')}
      </Button>
    </Line>
  );
};

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  > output {
    flex: 1 1 16rem;
    max-width: ${measure.text};
    overflow-wrap: anywhere;
  }
`;
