import type { ReactNode } from 'react';
import { useTexts } from '@caravan/shared/site';
import { Drawing } from '../../components/drawing/Drawing';
import { ButtonShape, Mark, TextLines } from '../../components/drawing/parts';
import { Screen } from '../../components/drawing/Screen';
import type { StepId } from './steps';

const auction = 'auction.example';

const useLabels = (step: StepId) => {
  const t = useTexts('pages');
  return {
    drawing: t(`access.${step}.drawing`),
    label: (key: string): string => t(`access.${step}.labels.${key}`),
  };
};

const StatusDrawing = () => {
  const { drawing, label } = useLabels('status');
  return (
    <Screen label={drawing} address={`status.${auction}`} height={200}>
      {(['signIn', 'bidding', 'payment'] as const).map((id, index) => {
        const y = 76 + index * 46;
        const state = id === 'signIn' ? 'bad' : 'good';
        return (
          <g key={id}>
            <circle className={state} cx="32" cy={y - 5} r="7" />
            <text className="strong" x="52" y={y}>
              {label(id)}
            </text>
            <text className={`is-${state}`} x="376" y={y} textAnchor="end">
              {label(state)}
            </text>
            {index < 2 && <path className="hairline" d={`M24 ${y + 18}H376`} />}
          </g>
        );
      })}
    </Screen>
  );
};

const CookiesDrawing = () => {
  const { drawing, label } = useLabels('cookies');
  return (
    <Screen label={drawing} address={auction} height={200}>
      <TextLines x={270} y={62} widths={[106, 90, 100, 60]} />
      <circle className="line-accent" cx="73" cy="18" r="9" />
      <path className="line-accent" d="M73 27V48" />
      <rect className="panel" x="40" y="48" width="206" height="128" rx="4" />
      <text className="strong" x="54" y="74">
        {label('title')}
      </text>
      <text className="soft" x="54" y="97">
        {auction}
      </text>
      <text className="soft" x="54" y="117">
        {label('size')}
      </text>
      <ButtonShape x={54} y={132} width={104} text={label('button')} />
    </Screen>
  );
};

const PasswordDrawing = () => {
  const { drawing, label } = useLabels('password');
  return (
    <Screen label={drawing} address={`${auction}/password`} height={200}>
      <text className="title" x="100" y="74">
        {label('title')}
      </text>
      <text className="soft" x="100" y="98">
        {label('field')}
      </text>
      <rect className="field" x="100" y="106" width="200" height="28" rx="3" />
      <text x="110" y="124.5">
        you@firm.example
      </text>
      <ButtonShape x={100} y={146} width={200} text={label('button')} />
    </Screen>
  );
};

const EmailDrawing = () => {
  const { drawing, label } = useLabels('email');
  return (
    <Drawing viewBox="0 0 400 200" aria-label={drawing}>
      <path className="wash" d="M60 84L200 14L340 84V192H60Z" />
      <rect className="sheet" x="84" y="34" width="232" height="122" rx="3" />
      <text className="strong" x="200" y="60" textAnchor="middle">
        {label('title')}
      </text>
      <text className="soft" x="200" y="78" textAnchor="middle">
        {auction}
      </text>
      <ButtonShape x={130} y={87} width={140} text={label('button')} />
      <path className="sheet" d="M60 84L184 156a32 32 0 0 0 32 0L340 84V188a6 6 0 0 1 -6 6H66a6 6 0 0 1 -6 -6Z" />
    </Drawing>
  );
};

const FactorDrawing = () => {
  const { drawing, label } = useLabels('factor');
  return (
    <Drawing viewBox="0 0 400 200" aria-label={drawing}>
      <rect className="sheet" x="96" y="2" width="208" height="196" rx="16" />
      <path className="sign" d="M180 18h40" />
      <text className="strong" x="200" y="58" textAnchor="middle">
        {label('title')}
      </text>
      <text className="figure" x="202" y="98" textAnchor="middle">
        418 027
      </text>
      <rect className="words" x="124" y="114" width="152" height="6" rx="3" />
      <rect className="accent" x="124" y="114" width="92" height="6" rx="3" />
      <text className="soft" x="200" y="144" textAnchor="middle">
        {label('left')}
      </text>
      <path className="hairline" d="M112 160H288" />
      <circle className="good" cx="124" cy="181" r="5" />
      <text x="138" y="186">
        {label('clock')}
      </text>
    </Drawing>
  );
};

const BlockedDrawing = () => {
  const { drawing, label } = useLabels('blocked');
  return (
    <Screen label={drawing} address={auction} height={200}>
      <text className="figure is-bad" x="34" y="98">
        403
      </text>
      <text className="title" x="34" y="124">
        {label('title')}
      </text>
      <TextLines x={34} y={142} widths={[150, 120, 60]} />
      <rect className="panel" x="206" y="140" width="182" height="44" rx="4" />
      <rect className="dot" x="218" y="152" width="36" height="20" rx="10" />
      <circle className="sheet" cx="228" cy="162" r="7.5" />
      <text x="264" y="166.5">
        {label('vpn')}
      </text>
    </Screen>
  );
};

const SuspendedDrawing = () => {
  const { drawing, label } = useLabels('suspended');
  return (
    <Drawing viewBox="0 0 400 200" aria-label={drawing}>
      <path className="sheet" d="M84 6H286L316 36V194H84Z" />
      <path className="hairline" d="M286 6V36H316" />
      <text className="title" x="108" y="40">
        {label('title')}
      </text>
      {[1, 2, 3, 4].map((number) => (
        <g key={number}>
          <Mark x={116} y={30 + number * 36} number={number} />
          <TextLines x={138} y={22 + number * 36} widths={number % 2 === 0 ? [130, 100] : [150, 120]} />
        </g>
      ))}
    </Drawing>
  );
};

export const drawings: Readonly<Record<StepId, ReactNode>> = {
  status: <StatusDrawing />,
  cookies: <CookiesDrawing />,
  password: <PasswordDrawing />,
  email: <EmailDrawing />,
  factor: <FactorDrawing />,
  blocked: <BlockedDrawing />,
  suspended: <SuspendedDrawing />,
};
