import type { InfoContent } from '../InfoContent';

export const support: InfoContent = {
  title: 'Contacts',
  updated: 'Last updated: 27 July 2024',
  sections: [
    {
      heading: 'How to reach us',
      paragraphs: [
        'Write to support@iskra.example. We answer within one business day.',
        'You can write in Russian or English.',
      ],
    },
    {
      heading: 'What to write',
      paragraphs: ['The more exactly you describe the question, the sooner we can answer.'],
      items: [
        'The e-mail you registered with and your name in the profile.',
        'What you did and what happened: the date, the approximate time and the text of the error, if there was one.',
        'Your device and browser and, if you can, a screenshot.',
        'Never send your password, a confirmation code or card details: we do not ask for them.',
      ],
    },
    {
      heading: 'The code does not arrive or you cannot sign in',
      paragraphs: [
        'Check the spam folder and the address. The code has six digits and is valid for 15 minutes; you can ask for a new one after a minute.',
        'If you have forgotten the password, press “Forgot password” on the login page. If you no longer have access to your e-mail, write to us.',
      ],
    },
    {
      heading: 'Payment and premium',
      paragraphs: [
        'After the transfer the request is checked by hand, and it is marked “under review” until it is confirmed. If the confirmation takes long, send us the date, the amount and the package you chose.',
        'We deal with complaints about paid services within one business day. The payment rules give the terms.',
      ],
    },
    {
      heading: 'Reporting a member',
      paragraphs: [
        'The quickest way is to report right from the profile or the conversation; you can block the member there too. If you cannot report from there, send us the member’s name and a link to the profile.',
        'If you are in danger, call the emergency number first; in Russia it is 112.',
      ],
    },
    {
      heading: 'Your data',
      paragraphs: [
        'Please send requests for a copy, correction or deletion of personal data from the e-mail you registered with. You can also delete the account yourself, in the settings.',
      ],
    },
  ],
};
