// Runs samples in one process. Reads a line of JSON for each sample, and prints one with its outcome.
package main

import (
	"encoding/json"
	"io"
	"log"
	"os"
)

func main() {
	input, output := json.NewDecoder(os.Stdin), json.NewEncoder(os.Stdout)
	for {
		var sample struct {
			Program string
			Env     map[string]string
		}
		if err := input.Decode(&sample); err == io.EOF {
			return
		} else if err != nil {
			log.Fatal(err)
		}
		for name, value := range sample.Env {
			os.Setenv(name, value)
		}
		if err := output.Encode(map[string]string{"printed": printedBy(samples[sample.Program])}); err != nil {
			log.Fatal(err)
		}
	}
}

// printedBy returns what a sample prints. log.Fatal ends the whole process.
func printedBy(sample func()) string {
	stdout := os.Stdout
	defer func() { os.Stdout = stdout }()
	reader, writer, err := os.Pipe()
	if err != nil {
		log.Fatal(err)
	}
	printed := make(chan string)
	go func() {
		text, _ := io.ReadAll(reader)
		printed <- string(text)
	}()
	os.Stdout = writer
	sample()
	writer.Close()
	return <-printed
}
