import type { ConditionNote } from './conditionNote';
import { fixed } from './conditionNote';

/** On which side the driver sits, where that is not the left. */
export const steering: readonly ConditionNote[] = [
  {
    when: ({ isRightHand }) => isRightHand,
    say: fixed('Right-hand drive, as it comes from Japan.', 'საჭე მარჯვნივ აქვს, იაპონიიდანაა.'),
  },
  {
    when: ({ isRightHand }) => isRightHand,
    say: fixed(
      'The wheel is on the right; one gets used to it before Mtskheta.',
      'საჭე მარჯვნივაა; მცხეთამდე მიეჩვევით.',
    ),
  },
  {
    when: ({ isRightHand }) => isRightHand,
    say: fixed(
      'A Japanese car in every respect, also in where the driver sits.',
      'ყველაფრით იაპონურია, საჭის მხარითაც: მარჯვნივ აქვს.',
    ),
  },
  {
    when: ({ isRightHand }) => isRightHand,
    say: fixed(
      'Right-hand drive: overtaking needs a passenger with good eyes.',
      'საჭე მარჯვნივ აქვს: გასწრებისას ყურადღებიანი მგზავრი გამოგადგებათ.',
    ),
  },
];
