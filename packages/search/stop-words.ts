/**
 * Words that are common in questions and that results don't have to contain. They still count in
 * titles.
 */
export const stopWords = new Set(
  (
    'a about all an and any are as at be been but by can could did do doe does for from get had has have how i if in into is it its ' +
    'may me my need of on or our should so that the their them then there these they thi this those to up use using want was we were ' +
    'what when where which while who why will with would you your ' +
    // More words of questions.
    'after also am anything before between difference each every happen instead mean much no only other per something still work'
  ).split(' '),
);
