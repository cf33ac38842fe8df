/** Import it before React, whose development version takes twice as long to render. */
process.env.NODE_ENV ??= 'production';
