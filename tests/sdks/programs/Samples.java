import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.util.Map;

/** Runs samples in one process. Reads a line of JSON for each, and prints one with its outcome. */
public class Samples {
  public static void main(String[] args) throws Exception {
    var mapper = new ObjectMapper();
    var input = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    PrintStream output = System.out;
    for (String line = input.readLine(); line != null; line = input.readLine()) {
      JsonNode sample = mapper.readTree(line);
      sample.get("env").properties().forEach(Samples::setVariable);
      var printed = new ByteArrayOutputStream();
      System.setOut(new PrintStream(printed, true, UTF_8));
      String error = errorOf(sample.get("program").asText());
      output.println(
          mapper.writeValueAsString(Map.of("printed", printed.toString(UTF_8), "error", error)));
    }
  }

  /** Java can't set a variable, but the map behind {@link System#getenv()} can be written. */
  @SuppressWarnings("unchecked")
  static void setVariable(Map.Entry<String, JsonNode> variable) {
    try {
      var field = System.getenv().getClass().getDeclaredField("m");
      field.setAccessible(true);
      var variables = (Map<String, String>) field.get(System.getenv());
      variables.put(variable.getKey(), variable.getValue().asText());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  static String errorOf(String program) throws Exception {
    try {
      Class.forName(program).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      return "";
    } catch (InvocationTargetException e) {
      var trace = new StringWriter();
      e.getCause().printStackTrace(new PrintWriter(trace));
      return trace.toString();
    }
  }
}
