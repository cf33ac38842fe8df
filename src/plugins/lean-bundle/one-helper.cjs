/** The one helper of TypeScript's library that the engine asks for in the browser; the library has forty. */
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
