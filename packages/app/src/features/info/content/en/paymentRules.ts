import { limits } from '@iskra/api-contract';
import type { InfoContent } from '../InfoContent';

const [week, month] = limits.premium.packages;
const { trial, packages, coins, prepaidPercent, chargePostedWithinSeconds } = limits.paymentRules;
const [threeDays, oneWeek, oneMonth, threeMonths] = packages;

export const paymentRules: InfoContent = {
  title: 'Payment rules',
  updated: 'Last updated: 20.11.2024',
  sections: [
    {
      heading: 'General terms',
      paragraphs: [
        `The basic features of the service are free. Paid services are provided after full prepayment: ${prepaidPercent} percent of the price, in Russian rubles.`,
        'There are two ways to pay for premium: once, in the premium window, and by a subscription that renews automatically. Their prices differ; both lists are given below.',
      ],
    },
    {
      heading: 'What premium gives',
      items: [
        'The section “I like you”: you see who likes you.',
        'Dialogues and conversations without limits.',
        'More likes in encounters.',
      ],
    },
    {
      heading: 'Paying once in the premium window',
      paragraphs: [
        'This is one payment without renewal: when the period ends, premium is switched off and nothing more is charged.',
      ],
      items: [week, month].map(
        ({ days, price, struckPrice }) => `${days} days: ${price} ₽ instead of ${struckPrice} ₽.`,
      ),
    },
    {
      heading: 'How to pay once',
      paragraphs: [
        'Choose a package, agree to the terms, transfer the amount to the card number shown, and press “Get premium”. The request is checked by hand and is marked “under review” until it is confirmed.',
        'Once the payment is confirmed, premium is switched on for the period you chose and you receive a notification.',
      ],
    },
    {
      heading: 'Trial period of the subscription',
      paragraphs: [
        `The trial period lasts ${trial.days} days and costs ${trial.price} ₽. Unless you cancel it within ${trial.cancelWithinHours} hours, the subscription renews automatically for ${oneMonth.days} days or for ${threeDays.days} days, depending on the package chosen, at the price of that package.`,
      ],
    },
    {
      heading: 'Subscription prices',
      items: [
        `${threeDays.days} days: ${threeDays.price} ₽.`,
        `1 week (${oneWeek.days} days): ${oneWeek.price} ₽.`,
        `1 month (${oneMonth.days} days): ${oneMonth.price} ₽.`,
        `3 months (${threeMonths.days} days): ${threeMonths.price} ₽.`,
      ],
    },
    {
      heading: 'Automatic renewal',
      paragraphs: [
        'A recurring payment is charged on the day the previous period ends, and the next period of the same length starts with it. Renewal goes on until you cancel it.',
        `We aim to post a charge within ${chargePostedWithinSeconds} seconds. The time may depend on your bank.`,
      ],
    },
    {
      heading: 'Cancelling',
      paragraphs: [
        'You cancel the subscription in Settings, under Subscriptions. The cancellation takes effect with the next renewal period: the period already paid for stays yours until its end.',
        'Premium paid for once needs no cancelling: it ends by itself. If you remove it in the settings earlier, it stops at once.',
      ],
    },
    {
      heading: 'Coin packages',
      paragraphs: ['Coins are paid for separately, one payment for a package, without renewal.'],
      items: coins.map(({ count, price }) => `${count} coins: ${price} ₽.`),
    },
    {
      heading: 'Refunds',
      paragraphs: [
        'Refunds are made at the provider’s discretion. Write to support@iskra.example with your e-mail, the date, the amount and the reason.',
        'This does not limit the consumer rights given by the law of the Russian Federation.',
      ],
    },
    {
      heading: 'Complaints and questions',
      paragraphs: [
        'Complaints about the service are dealt with within one business day. Send them to support@iskra.example.',
        'Never tell anyone a code from a text message or your full card details: neither payment nor support needs them.',
      ],
    },
  ],
};
