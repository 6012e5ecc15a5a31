import { styled } from 'styled-components';
import { useSite } from '@caravan/shared/site';
import { colour, measure } from '@caravan/shared/theme';
import { Disclosure } from '@caravan/shared/ui';
import type { Question } from './questionPage';

export const Questions = ({ questions }: { questions: readonly Question[] }) => {
  const { lang } = useSite();
  return (
    <Frame>
      {questions.map(({ id, question, answer }) => (
        <Disclosure key={id} title={question[lang]}>
          <Answer>{answer[lang]}</Answer>
        </Disclosure>
      ))}
    </Frame>
  );
};

const Frame = styled.div`
  max-width: ${measure.text};
  border-top: 1px solid ${colour.line};
`;

const Answer = styled.p`
  color: ${colour.inkSoft};
`;
